export * from "./language";
export * from "./options";
export * from "./words";
