// `node tools/launcher/run.mjs start|stop|doctor|import|crawl|backup|restore`: what the Makefile calls.
// Nothing in this file is newer than Node 12, so that an old Node prints a sentence and no syntax error.
const NEEDED = [20, 19];
const PROGRAMS = { crawl: './import.mjs', backup: '../backup/command.mjs', restore: '../backup/command.mjs' };

const found = process.versions.node.split('.').map(Number);
if (found[0] > NEEDED[0] || (found[0] === NEEDED[0] && found[1] >= NEEDED[1])) {
  import(PROGRAMS[process.argv[2]] || './' + process.argv[2] + '.mjs');
} else {
  process.stderr.write(
    '\nNode.js ' + NEEDED.join('.') + ' or newer is needed, this is ' + process.versions.node + '.\n',
  );
  process.stderr.write('Install it from https://nodejs.org and run the command again.\n');
  process.exitCode = 1;
}
