import { describe, expect, test } from "vitest";
import { myName } from "../src/app/preferences";
import { tableToTry } from "../src/table/to_try";
import { speakEnglish } from "./served_words";

await speakEnglish();

describe("A table to try something out at", () => {
  test("names everybody so that sentences about them can be read", () => {
    const namesOf = () => tableToTry("x", "belfort", { seat: 1, players: 3 }).seats.map(({ name }) => name);
    // "You" would make "You ends the turn".
    expect(namesOf()).toEqual(["Player 1", "Player 2", "Player 3"]);
    myName.value = "Anna";
    expect(namesOf()).toEqual(["Player 1", "Anna", "Player 3"]);
    myName.value = "";
  });
});
