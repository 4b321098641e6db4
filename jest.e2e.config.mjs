// The end-to-end runs on the committed dist/: real processes, real git, real trees.
import base from './jest.config.mjs';

export default {
  ...base,
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  testPathIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/library/'],
};
