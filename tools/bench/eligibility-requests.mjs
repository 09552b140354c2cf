// Processor time of one eligibility check as a whole request: the check's own module with everything our services have in common, beside bare
// Express that answers the same bytes, kept as an object (`response.json`) and as text (`response.send`). Each in a process of its own, in turn,
// three rounds; the median counts. `node tools/bench/eligibility-requests.mjs [requests]`; needs a build (DIST, default dist).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { median } from '../checks/median.mjs';
import { built, installed } from './built.mjs';
import { freePort } from './measured-catalog.mjs';
import { note } from './measures.mjs';

const REQUESTS = Number(process.argv[2] ?? 1_000);
const WARM_UP = 400;
const ROUNDS = 3;
const AT_ONCE = 8;
const GOAL = 0.4;
const PATH = '/api/eligibility-check';
const PERSON = {
  age: 67,
  monthlyIncome: 1_400,
  householdSize: 1,
  hasSpouse: false,
  citizenshipStatus: 'citizen',
  asOf: '2026-11-21',
};
const BODY = JSON.stringify(PERSON);

async function serveOurs(port) {
  const { CheckModule } = built('services/eligibility/src/check/check.module');
  const { configureApp } = built('libs/kit/src/configure-app');
  const { createLogger } = built('libs/kit/src/logger');
  const { ServiceAdapter } = built('libs/kit/src/service-adapter');
  const logger = createLogger('eligibility', new PassThrough().resume());
  const options = { logger, bodyParser: false };
  const app = await installed('@nestjs/core').NestFactory.create(CheckModule, new ServiceAdapter(), options);
  configureApp(app, { name: 'eligibility' });
  await app.listen(port, '127.0.0.1');
}

/** @param {'json' | 'send'} way */
async function serveBare(way, port) {
  const { answerJson } = built('libs/benefits/src/check/answer-json');
  const { checkEligibility } = built('libs/benefits/src/check/check');
  const { factsOfRequest } = built('libs/benefits/src/check/facts-of-request');
  const { FIGURES } = built('libs/benefits/src/figures/figures');
  const { ELIGIBILITY_CONTACTS } = built('libs/content/src/records/eligibility-contacts');
  const text = answerJson(checkEligibility(factsOfRequest(PERSON), FIGURES, ELIGIBILITY_CONTACTS)).toString();
  const answer = JSON.parse(text);
  const express = installed('express');
  const app = express().use(express.json());
  app.post(PATH, (_, response) => (way === 'json' ? response.json(answer) : response.type('json').send(text)));
  await once(app.listen(port, '127.0.0.1'), 'listening');
}

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });

async function ask(port) {
  const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
  const request = http.request({ port, host: '127.0.0.1', path: PATH, method: 'POST', agent, headers }).end(BODY);
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
}

async function askAll(port, count) {
  let left = count;
  const one = async () => {
    for (; left > 0; left -= 1) await ask(port);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function started(kind) {
  const port = await freePort();
  const child = fork(fileURLToPath(import.meta.url), ['serve', kind, String(port)]);
  await once(child, 'message');
  await askAll(port, WARM_UP);
  return { kind, port, child, rounds: [] };
}

async function microsecondsOf(child) {
  child.send('how much');
  const [{ user, system }] = await once(child, 'message');
  return user + system;
}

async function measure(server) {
  const before = await microsecondsOf(server.child);
  await askAll(server.port, REQUESTS);
  server.rounds.push(((await microsecondsOf(server.child)) - before) / 1_000 / REQUESTS);
}

async function main() {
  const servers = [];
  for (const kind of ['ours', 'json', 'send']) servers.push(await started(kind));
  for (let round = 0; round < ROUNDS; round += 1) for (const server of servers) await measure(server);
  const [ours, json, send] = servers.map(({ rounds }) => median(rounds));
  for (const { kind, rounds, child } of servers) {
    process.stdout.write(`${kind}: ${median(rounds).toFixed(2)} ms of CPU a request\n`);
    child.kill();
  }
  agent.destroy();
  for (const [value, name] of [
    [json, 'response.json'],
    [send, 'response.send'],
  ]) {
    const anchor = { name: `bare Express, ${name}`, value: 1_000 / value };
    const measured = {
      name: `Eligibility, requests of a second of CPU beside ${name}`,
      ours: 1_000 / ours,
      unit: '/s',
    };
    note({ ...measured, anchor, goal: { least: GOAL }, ofAnchor: true });
    process.stdout.write(`${(value / ours).toFixed(2)} of ${anchor.name}\n`);
  }
}

if (process.argv[2] === 'serve') {
  const [, , , kind, port] = process.argv;
  await (kind === 'ours' ? serveOurs(Number(port)) : serveBare(kind, Number(port)));
  process.on('message', () => process.send(process.cpuUsage()));
  process.send('ready');
} else await main();
