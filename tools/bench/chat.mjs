// Measures conversations: 200 clients of socket.io, each with a question every ten seconds, beside 500 idle ones on the same chat process; from
// the question to the first part of its answer, in milliseconds. The assistant answers from the built eligibility service, over a
// database of its own; limits are raised by environment. `node tools/bench/chat.mjs [clients] [idle]`; needs a build (DIST, default dist).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startCatalog, startEligibility, withFilledDatabase } from './measured-catalog.mjs';
import { DIST, installed } from './built.mjs';

const CLIENTS = Number(process.argv[2] ?? 200);
const IDLE = Number(process.argv[3] ?? 500);
const QUESTIONS_EACH = 3;
const PAUSE_MS = 10_000;
const BUDGET_MS = 300;
const { io } = installed('socket.io-client');

const QUESTIONS = [
  '올해 파트 B 보험료가 얼마인가요?',
  '혼자 살고 연 2만 달러인데 메디캘 되나요?',
  'When can I change my Medicare plan?',
  'What is a deductible?',
  '가슴이 너무 아파요',
];

async function startChat(eligibilityUrl) {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    SERVICE_PORT: String(port),
    ELIGIBILITY_URL: eligibilityUrl,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [path.join(DIST, 'services/chat/src/main.js')], { env, stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/internal/health`).catch(() => null);
    if (answer?.ok) return { child, url };
    await wait(50);
  }
  throw new Error('the chat service did not start');
}

async function connect(url) {
  const socket = io(url, { path: '/ws', transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise((resolve, reject) => socket.once('message', resolve).once('connect_error', reject));
  return socket;
}

async function connectAll(url, count) {
  const sockets = [];
  for (let made = 0; made < count; made += 25) {
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(25, count - made) }, () => connect(url)))));
  }
  return sockets;
}

function ask(socket, id, message) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    let first;
    socket.on('part', ({ replyTo }) => {
      if (replyTo === id) first ??= performance.now() - start;
    });
    socket.on('message', ({ replyTo }) => {
      if (replyTo !== id) return;
      socket.removeAllListeners();
      resolve({ first, whole: performance.now() - start });
    });
    socket.on('refused', ({ reason }) => reject(new Error(`refused: ${reason}`)));
    socket.emit('message', { id, message, language: 'ko' });
  });
}

async function talk(socket, number) {
  const times = [];
  await wait((number / CLIENTS) * PAUSE_MS);
  for (let each = 0; each < QUESTIONS_EACH; each += 1) {
    const asked = performance.now();
    times.push(await ask(socket, `q${number}-${each}`, QUESTIONS[(number + each) % QUESTIONS.length]));
    await wait(Math.max(0, PAUSE_MS - (performance.now() - asked)));
  }
  return times;
}

const megabytesOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

function at(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
}

async function measure({ child, url }) {
  const before = megabytesOf(child.pid);
  const idle = await connectAll(url, IDLE);
  const clients = await connectAll(url, CLIENTS);
  const times = (await Promise.all(clients.map(talk))).flat();
  const first = times.map((each) => each.first);
  const p95 = at(first, 0.95);
  const mark = Number(p95) > BUDGET_MS ? ', over budget' : '';
  const still = idle.filter(({ connected }) => connected).length;
  process.stdout.write(
    `chat: ${CLIENTS} clients, ${times.length} questions, ${still} of ${IDLE} idle sockets still open; first part median ${at(first, 0.5)} ms, ` +
      `p95 ${p95} ms (budget ${BUDGET_MS}${mark}); whole reply p95 ${at(
        times.map((each) => each.whole),
        0.95,
      )} ms; ` +
      `memory ${before.toFixed(0)} MB before, ${megabytesOf(child.pid).toFixed(0)} MB with all sockets\n`,
  );
  for (const socket of [...idle, ...clients]) socket.close();
}

await withFilledDatabase(0, async (addresses) => {
  const catalog = await startCatalog(addresses.CATALOG_DATABASE_URL, addresses.QUEUE_URL);
  const eligibility = await startEligibility(addresses.ELIGIBILITY_DATABASE_URL, catalog.url);
  const chat = await startChat(eligibility.url);
  try {
    await measure(chat);
  } finally {
    chat.child.kill();
    await once(chat.child, 'exit');
    await eligibility.app.close();
    await catalog.app.close();
  }
});
