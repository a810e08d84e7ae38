import { expect, test } from "vitest";
import { match } from "../src/app/router";
import { nearestRule, ruleId } from "../src/table/reference";

test("addresses are told apart", () => {
  expect(match("/t/:id", "/t/abc")).toEqual({ id: "abc" });
  expect(match("/t/:id/at/:moment", "/t/abc/at/12")).toEqual({ id: "abc", moment: "12" });
  expect(match("/t/:id", "/t/abc/at/12")).toBeNull();
  expect(match("/new/:game", "/old/belfort")).toBeNull();
  expect(match("/t/:id", "/t/a%C3%A9")).toEqual({ id: "aé" });
  // Cut in the middle of a letter.
  expect(match("/t/:id", "/t/a%C3")).toEqual({ id: "a%C3" });
});

test("a rule is found by its place in the rulebook", () => {
  expect(ruleId("Actions: hire a gnome")).toBe("rule-actions-hire-a-gnome");
  expect(ruleId("Placement: king's camp")).toBe("rule-placement-kings-camp");
  expect(nearestRule("Placement: king's camp", ["rule-placement", "rule-actions"])).toBe("rule-placement");
  expect(nearestRule("Placement: king's camp", ["rule-placement-kings-camp"])).toBe("rule-placement-kings-camp");
});
