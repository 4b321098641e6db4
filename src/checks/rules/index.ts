// Every rule, sorted by id. Generated from the files beside it by `npm run docs`; do not edit.
import type { Rule } from '../rule.ts';

export const rules: readonly Rule[] = [];
