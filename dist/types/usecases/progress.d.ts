/** `what` in the plural ("packages"); `done` of `total` are finished. Called before each next one. */
export type Progress = (what: string, done: number, total: number) => void;
