// @ts-check
// Which services there are, from nest-cli.json, and which port each one has, from the built contracts: neither is retyped here.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {{ name: string, entry: string }} Service entry relative to the clone */

/** Every project of type application, in the order of the file. @param {string} root @returns {Service[]} */
export function readServices(root) {
  /** @type {{ projects: Record<string, { type: string, sourceRoot: string, entryFile?: string }> }} */
  const { projects } = JSON.parse(readFileSync(path.join(root, 'nest-cli.json'), 'utf8'));
  return Object.entries(projects)
    .filter(([, project]) => project.type === 'application')
    .map(([name, project]) => ({ name, entry: `dist/${project.sourceRoot}/${project.entryFile ?? 'main'}.js` }));
}

/** Offsets from PORT by name (services, sampleSources, postgres). Only after the build. @param {string} root @returns {Record<string, number>} */
export function readPortOffsets(root) {
  const require = createRequire(path.join(root, 'package.json'));
  return require('./dist/libs/contracts/src/http/gateway.js').PORT_OFFSETS;
}
