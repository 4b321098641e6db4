// Preloaded into a measured process: says on stderr what it used, when it ends.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(`usage ${maxRSS} ${userCPUTime + systemCPUTime}\n`);
});
