// Holds docker-compose.yml and k8s/ to the code: every service is there, on the right port, with exactly the variables that its
// config.ts reads, and no credential of another.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPlan } from '@app/database/service-urls';
import { PORT_OFFSETS, SERVICE_NAMES } from '@app/contracts/http/gateway';
import {
  compose,
  composeEnvironment,
  composeService,
  envFile,
  kubernetesFiles,
  kustomization,
  manifest,
  manifests,
  podEnvironment,
  podOf,
  read,
  ROOT,
  storeClients,
} from './deployment-files';

const PUBLIC_PORT = 8080;
const portOf = (service: string): number => PUBLIC_PORT + PORT_OFFSETS[service as keyof typeof PORT_OFFSETS];

const SERVICES = Object.entries(
  (JSON.parse(read('nest-cli.json')) as { projects: Record<string, { type: string }> }).projects,
)
  .filter(([, project]) => project.type === 'application')
  .map(([name]) => name);

const IMAGE_ENVIRONMENT = { NODE_ENV: 'production', SOURCES: 'live', HOST: '0.0.0.0' };
const ENVIRONMENTS = [
  ['docker-compose.yml', composeEnvironment],
  ['k8s/base', podEnvironment],
] as const;

/** The crawler has rooms alone; its configuration is one of them. */
const configOf = (service: string): string =>
  service === 'crawler' ? 'services/crawler/src/config/config' : `services/${service}/src/config`;

/** Reads the service's configuration as the service does. */
const readConfig = (service: string, environment: Record<string, string>): Record<string, unknown> =>
  jest
    .requireActual<{ readConfig: (source: NodeJS.ProcessEnv) => Record<string, unknown> }>(`../../${configOf(service)}`)
    .readConfig({ ...IMAGE_ENVIRONMENT, ...environment });

const CREDENTIALS: Record<string, string[]> = {
  gateway: ['GATEWAY_DATABASE_URL', 'IDENTITY_SECRET', 'OIDC_CLIENT_SECRET', 'QUEUE_URL', 'SESSION_SECRET'],
  catalog: ['CATALOG_DATABASE_URL', 'QUEUE_URL'],
  eligibility: ['ELIGIBILITY_DATABASE_URL', 'IDENTITY_SECRET'],
  crawler: ['CRAWLER_DATABASE_URL', 'IDENTITY_SECRET', 'QUEUE_URL'],
  news: ['IDENTITY_SECRET', 'NEWS_DATABASE_URL', 'QUEUE_URL'],
};

describe('the deployment files', () => {
  it('know every service of nest-cli.json', () => {
    expect([...SERVICE_NAMES].sort()).toEqual([...SERVICES].sort());
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining([...SERVICES, 'migrate', 'postgres', 'redis']),
    );
    for (const kind of ['Deployment', 'Service']) {
      const names = manifests.filter((each) => each.kind === kind).map((each) => each.metadata.name);
      expect(names.sort()).toEqual([...SERVICES].sort());
    }
  });

  it.each(SERVICES)('start the entry file of %s', (service) => {
    const entry = [`dist/services/${service}/src/main.js`];
    expect(composeService(service).command).toEqual(entry);
    expect(podOf(service).containers[0].args).toEqual(entry);
    expect(existsSync(join(ROOT, `services/${service}/src/main.ts`))).toBe(true);
  });

  it('run the migration once, before the services', () => {
    const entry = ['dist/libs/database/src/migrate.js'];
    expect(composeService('migrate').command).toEqual(entry);
    expect(podOf('migrate').containers[0].args).toEqual(entry);
    expect(existsSync(join(ROOT, 'libs/database/src/migrate.ts'))).toBe(true);
    for (const service of SERVICES.filter((name) => name !== 'gateway')) {
      expect(composeService(service).depends_on.migrate?.condition).toBe('service_completed_successfully');
    }
  });

  it.each(SERVICES)('give %s its port everywhere', (service) => {
    const [container] = podOf(service).containers;
    expect(composeEnvironment(service).SERVICE_PORT).toBe(String(portOf(service)));
    expect(podEnvironment(service).SERVICE_PORT).toBe(String(portOf(service)));
    expect(container.ports).toEqual([{ name: 'http', containerPort: portOf(service) }]);
    expect(manifest('Service', service).spec.ports?.[0]?.port).toBe(portOf(service));
  });

  it.each(ENVIRONMENTS)('tell the gateway in %s where each inner service answers', (_file, environmentOf) => {
    for (const service of SERVICES.filter((name) => name !== 'gateway')) {
      expect(environmentOf('gateway')[`${service.toUpperCase()}_URL`]).toBe(`http://${service}:${portOf(service)}`);
    }
  });

  describe.each(ENVIRONMENTS)('%s', (_file, environmentOf) => {
    it.each(SERVICES)('gives %s a configuration it accepts in production', (service) => {
      expect(readConfig(service, environmentOf(service))).toMatchObject({ host: '0.0.0.0', port: portOf(service) });
    });

    it.each(SERVICES)('gives %s no credential of another', (service) => {
      const given = Object.keys(environmentOf(service)).filter((name) =>
        /DATABASE_URL$|^QUEUE_URL$|_SECRET$/.test(name),
      );
      // What an insurer gives the crawler is left out where nobody has it.
      const needed = given.filter((name) => service !== 'crawler' || !name.startsWith('PLANNET_'));
      expect(needed.sort()).toEqual(CREDENTIALS[service] ?? []);
    });

    it('gives the migration a role for every service that has one', () => {
      const roles = readPlan(environmentOf('migrate')).logins.map(({ variable }) => variable);
      const used = SERVICES.flatMap((service) => CREDENTIALS[service] ?? []).filter((name) =>
        /DATABASE_URL$/.test(name),
      );
      expect(roles.sort()).toEqual(used.sort());
    });

    it('gives no variable that nobody reads', () => {
      const readers = [...SERVICES.map((service) => `${configOf(service)}.ts`), 'libs/kit/src/logger.ts']
        .concat('libs/kit/src/service-address.ts', 'libs/kit/src/operator-access.ts')
        .concat('libs/fetching/src/source-settings.ts', 'services/crawler/src/config/directory-settings.ts')
        .map(read)
        .join('\n');
      const given = new Set(SERVICES.flatMap((service) => Object.keys(environmentOf(service))));
      expect([...given].filter((name) => !new RegExp(`\\b${name}\\b`).test(readers))).toEqual([]);
    });
  });

  it('publish the gateway alone, on loopback unless asked', () => {
    const published = Object.entries(compose.services).filter(([, service]) => service.ports);
    expect(published.map(([name]) => name)).toEqual(['gateway']);
    expect(composeService('gateway').ports).toEqual([`\${HOST:-127.0.0.1}:\${PORT:-${PUBLIC_PORT}}:${PUBLIC_PORT}`]);
    expect(manifests.filter((each) => each.kind === 'Service' && each.spec.type)).toEqual([]);
  });

  it('run several crawlers, which no port or name of a container forbids', () => {
    const { deploy, ports, container_name } = composeService('crawler');
    expect(deploy).toEqual({ replicas: 3 });
    expect([ports, container_name]).toEqual([undefined, undefined]);
    expect(manifest('Deployment', 'crawler').spec.replicas).toBe(2);
    const { scaleTargetRef, minReplicas, maxReplicas } = manifest('HorizontalPodAutoscaler', 'crawler').spec;
    expect(scaleTargetRef).toMatchObject({ kind: 'Deployment', name: 'crawler' });
    expect(minReplicas).toBe(2);
    expect(maxReplicas).toBeGreaterThan(2);
  });

  it('run several chats, none of which knows of the others', () => {
    const { deploy, ports, container_name } = composeService('chat');
    expect(deploy).toEqual({ replicas: 3 });
    expect([ports, container_name]).toEqual([undefined, undefined]);
    expect(manifest('Deployment', 'chat').spec.replicas).toBe(2);
    expect(composeEnvironment('chat').ELIGIBILITY_URL).toBe(`http://eligibility:${portOf('eligibility')}`);
    expect(podEnvironment('chat').ELIGIBILITY_URL).toBe(`http://eligibility:${portOf('eligibility')}`);
  });

  it('start without sign-in, and with it once a provider is named', () => {
    const environment = composeEnvironment('gateway');
    expect(readConfig('gateway', environment).signIn).toBeNull();
    const provider = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'guide', OIDC_CLIENT_SECRET: 'secret' };
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(Object.keys(provider)));
    expect(readConfig('gateway', { ...environment, ...provider }).signIn).toMatchObject({ clientId: 'guide' });
  });

  it('refuse to start without passwords', () => {
    const text = read('docker-compose.yml');
    for (const name of text.match(/\$\{\w*PASSWORD[^}]*\}/g) ?? []) expect(name).toMatch(/^\$\{\w+:\?/);
    expect(text).not.toMatch(/:\/\/\w*:[^$@\s]+@/);
  });

  it.each([...SERVICES, 'migrate'])('lock down the pod and the container of %s', (name) => {
    const pod = podOf(name);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(pod.containers[0]).toMatchObject({
      resources: { requests: { cpu: expect.any(String), memory: expect.any(String) } },
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
    expect(composeService(name)).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it.each(SERVICES)('probe %s where it answers', (service) => {
    const [container] = podOf(service).containers;
    const doors = `${read('libs/kit/src/live-answer.ts')}${read('libs/kit/src/health.controller.ts')}`;
    for (const probe of ['livenessProbe', 'readinessProbe', 'startupProbe'] as const) {
      expect(doors).toContain(`'${container[probe].httpGet.path}'`);
    }
    expect(read('Dockerfile')).toContain(container.readinessProbe.httpGet.path);
  });

  it('list every Kubernetes file, and an example for every secret used', () => {
    expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual([...kubernetesFiles].sort());
    const keys = read('k8s/base/migrate.yaml')
      .concat(...SERVICES.map((service) => read(`k8s/base/${service}.yaml`)))
      .matchAll(/key: (\w+)/g);
    expect(Object.keys(envFile('k8s/base/secret.env.example')).sort()).toEqual(
      [...new Set([...keys].map((match) => match[1]))].sort(),
    );
  });

  it.each([
    ['postgres', /DATABASE_URL$/, ['migrate']],
    ['redis', /^QUEUE_URL$/, []],
  ])('let %s answer whoever has its address', (store, address, others) => {
    const having = SERVICES.filter((name) => Object.keys(podEnvironment(name)).some((key) => address.test(key)));
    expect(storeClients(store)).toEqual([...having, ...others].sort());
  });

  it('let only the gateway reach the inner services', () => {
    const policy = manifest('NetworkPolicy', 'inner-services').spec;
    expect(policy.podSelector).toEqual({ matchLabels: { tier: 'inner' } });
    expect(policy.ingress).toHaveLength(1);
    expect(policy.ingress?.[0]?.from).toEqual([{ podSelector: { matchLabels: { app: 'gateway' } } }]);
    const inner = manifests.filter((each) => each.spec?.template?.metadata.labels.tier === 'inner');
    expect(inner.map((each) => each.metadata.name).sort()).toEqual(
      [...SERVICES.filter((name) => name !== 'gateway'), 'migrate'].sort(),
    );
    expect(manifest('NetworkPolicy', 'nothing-by-default').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });
});
