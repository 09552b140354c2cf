// What docker-compose.yml and k8s/base say, in the shape deployment.test.ts asks about.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const ROOT = resolve(__dirname, '../..');
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface ComposeService {
  command: string[];
  environment: Record<string, string | number>;
  ports?: string[];
  depends_on: Record<string, { condition: string }>;
  deploy?: { replicas: number };
  container_name?: string;
}

interface SecretKey {
  key: string;
  optional?: boolean;
}

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: SecretKey };
}

interface Probe {
  httpGet: { path: string; port: string };
}

export interface Container {
  args: string[];
  ports: { name: string; containerPort: number }[];
  env: Variable[];
  livenessProbe: Probe;
  readinessProbe: Probe;
  startupProbe: Probe;
}

interface PodSpec {
  containers: [Container];
}

export interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    type?: string;
    replicas?: number;
    minReplicas?: number;
    maxReplicas?: number;
    scaleTargetRef?: { kind: string; name: string };
    ports?: { port: number }[];
    podSelector?: object;
    ingress?: { from?: object[] }[];
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
  };
}

export const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, ComposeService>;
};

export const kubernetesFiles = readdirSync(join(ROOT, 'k8s/base')).filter((file) => file.endsWith('.yaml'));
export const manifests = kubernetesFiles.flatMap((file) =>
  parseAllDocuments(read(`k8s/base/${file}`)).map((document) => document.toJS() as Manifest),
);
export const kustomization = parse(read('k8s/base/kustomization.yaml')) as { resources: string[] };

/** Apps whose requests the policy of a store of k8s/with-stores lets in, by name. */
export function storeClients(store: string): string[] {
  const documents = parseAllDocuments(read(`k8s/with-stores/${store}.yaml`)).map((each) => each.toJS() as Manifest);
  const policies = documents.filter(({ kind }) => kind === 'NetworkPolicy');
  const lets = policies.flatMap(({ spec }) => spec.ingress ?? []).flatMap(({ from }) => from ?? []) as {
    podSelector: { matchExpressions: { values: string[] }[] };
  }[];
  return lets.flatMap(({ podSelector }) => podSelector.matchExpressions.flatMap(({ values }) => values)).sort();
}

export function composeService(name: string): ComposeService {
  const service = new Map(Object.entries(compose.services)).get(name);
  if (!service) throw new Error(`docker-compose.yml has no ${name}`);
  return service;
}

export function manifest(kind: string, name: string): Manifest {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`k8s/base has no ${kind} ${name}`);
  return found;
}

/** The pod of a service's Deployment, or of the migration's Job. */
export function podOf(name: string): PodSpec {
  const { template } = manifest(name === 'migrate' ? 'Job' : 'Deployment', name).spec;
  if (!template) throw new Error(`${name} has no pod`);
  return template.spec;
}

/** `NAME=value` lines of an env file, without comments. */
export function envFile(path: string): Record<string, string> {
  const lines = read(path)
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** Long enough for every secret; the examples' own placeholders are too short on purpose, so that nobody starts with them. */
const A_SECRET = 'secret'.repeat(6);
const OPERATORS_ANSWERS = {
  CONTACT_URL: 'https://example.org/contact',
  PUBLIC_URL: 'https://guide.example',
};

/** What a container of compose gets once an operator has filled `.env`. */
export function composeEnvironment(service: string): Record<string, string> {
  const filled = (value: string): string =>
    Object.entries(OPERATORS_ANSWERS)
      .reduce((text, [name, answer]) => text.replace(new RegExp(`\\$\\{${name}:[^}]*\\}`), answer), value)
      .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
      .replace(/\$\{\w+:\?[^}]*\}/g, A_SECRET);
  const { environment } = composeService(service);
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(String(value))]));
}

/** What a pod gets from the generated config map, the generated secret and its own list. */
export function podEnvironment(service: string): Record<string, string> {
  const examples = new Map(Object.entries(envFile('k8s/base/secret.env.example')));
  // What is optional is left empty, as in a fresh copy of the example.
  const secretOf = ({ key, optional }: SecretKey): string =>
    key.endsWith('_SECRET') && optional !== true ? A_SECRET : (examples.get(key) ?? '');
  const own = podOf(service).containers[0].env.map(({ name, value, valueFrom }) => [
    name,
    value ?? (valueFrom ? secretOf(valueFrom.secretKeyRef) : ''),
  ]);
  return {
    ...envFile('k8s/base/config.env'),
    ...OPERATORS_ANSWERS,
    ...(Object.fromEntries(own) as Record<string, string>),
  };
}
