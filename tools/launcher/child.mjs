// Preloaded into every Node process of the launcher: when the launcher is gone, even by kill -9, its channel closes and the process ends.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3000).unref();
});
process.channel?.unref();
