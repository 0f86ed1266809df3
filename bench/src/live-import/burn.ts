/** A program that takes one processor until it is ended. */
for (let turn = 0; turn >= 0; turn = (turn + 1) % 1e9);
