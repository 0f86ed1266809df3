// foreground.mjs loads this module into the server first. When the parent process ends, even by `kill -9`, the server
// shuts down as after SIGTERM. So no server is left behind.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
