import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "../src/app/dialog";

const root = document.createElement("div");
document.body.append(root);
HTMLDialogElement.prototype.showModal = vi.fn();
HTMLDialogElement.prototype.close = vi.fn();

afterEach(() => act(() => render(null, root)));

function open(close: () => void): HTMLDialogElement {
  act(() =>
    render(
      <Dialog title="Are you sure?" close={close}>
        yes
      </Dialog>,
      root,
    ),
  );
  return root.querySelector("dialog") as HTMLDialogElement;
}

test("a dialog that the browser closes tells of it", () => {
  const close = vi.fn();
  open(close).dispatchEvent(new Event("close"));
  expect(close).toHaveBeenCalledOnce();
});

test("a dialog that is gone closes nothing that came after it", () => {
  const close = vi.fn();
  const old = open(close);
  act(() => render(null, root));
  old.dispatchEvent(new Event("close"));
  expect(close).not.toHaveBeenCalled();
});
