export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
      },
    ],
  },
  setupFiles: ['<rootDir>/__tests__/support/scrub-environment.ts'],
  testPathIgnorePatterns: ['<rootDir>/__tests__/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/', '<rootDir>/library/'],
  // Tests start real processes and wait for them: every core has work.
  maxWorkers: '100%',
  testTimeout: 180000,
};
