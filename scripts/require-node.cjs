// Ends with one line if this Node is too old to install and start Farad. `node -r` loads it before the commands of
// package.json, because an old Node cannot even parse their modules. So it is plain JavaScript of 2009, not of 2015.
'use strict';

(function (found, least) {
  if (Number(found.split('.')[0]) >= least) return;
  process.stderr.write('Farad needs Node.js ' + least + ' or newer; this is Node.js ' + found + ': nodejs.org\n');
  process.exit(1);
})(process.versions.node, 20);
