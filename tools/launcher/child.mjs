// @ts-check
// Preloaded into every process the launcher starts (`node --import`), so that no service needs to know the launcher:
// when the launcher is gone, however it went, its IPC channel closes and the process ends itself.
const GRACE_MS = 3000;

// A line that a full disk does not take is lost; without a listener it would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

if (process.channel) {
  process.once('disconnect', () => {
    // SIGTERM and not exit(): the service closes its server, its workers and its connections in its own order.
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
  // A listener keeps the channel, and with it the process, alive; a service that has closed must be able to end.
  process.channel.unref();
}
