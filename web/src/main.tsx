import { render } from "preact";
import { Gallery } from "./app/gallery";

const root = document.getElementById("app");
if (root) render(<Gallery />, root);
