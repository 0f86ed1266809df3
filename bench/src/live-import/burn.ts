/** Keeps one processor busy until the process is killed. */
for (let turn = 0; turn >= 0; turn = (turn + 1) % 1e9);
