import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Environment } from './settingReader';
import { readSettings } from './settings';

interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  entrypoint?: string[];
  depends_on?: string[];
  network_mode?: string;
  volumes?: string[];
  ports?: string[];
  configs?: { source: string; target: string }[];
}

interface Compose {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
  volumes: Record<string, null>;
}

const folder = path.resolve(__dirname, '../deploy');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** What the head of the file tells to write into `.env`. */
const env: Readonly<Record<string, string>> = {
  DATABASE_PASSWORD: '0123456789abcdef0123456789abcdef',
  REPLICATION_PASSWORD: 'fedcba9876543210fedcba9876543210',
  TOKEN_SECRET: '0123456789abcdef0123456789abcdef0123456789abcdef',
  ADMIN_EMAIL: 'you@example.org',
};

const written = read('scaled/compose.yaml');
const required = /\$\{(\w+):\?\}/g;
const compose = parse(
  written.replaceAll(required, (_found, name: string) => env[name] ?? ''),
  { merge: true },
) as Compose;
const services = Object.entries(compose.services);
const bouncer = read('scaled/pgbouncer.ini');
const setting = (name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(bouncer)?.[1];

/** What the image sets of itself. */
const ofImage = Object.fromEntries(
  [...read('Dockerfile').matchAll(/\b(HOST|PORT|DATA_DIR)=(\S+)/g)]
    .slice(-3)
    .map(([, name = '', value = '']) => [name, value]),
);

/** Returns the settings of production, and the names that were looked for. Throws where one is missing or wrong. */
function settingsOf(given: Environment) {
  const names = new Set<string>();
  const asked = new Proxy(given, {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  return { settings: readSettings(asked, { demo: false }), names };
}

/** The backup runs another command of the image. */
const servers = services.filter(([, { image, command }]) => image === 'golf-club' && command === undefined);

describe('the layout of several servers', () => {
  test('needs the variables that its head tells to write, and no other', () => {
    const named = [...(/printf '([^']*)'/.exec(written)?.[1]?.matchAll(/([A-Z_]+)=/g) ?? [])].map(([, name]) => name);
    const needed = new Set([...written.matchAll(required)].map(([, name]) => name));
    expect(named.sort()).toEqual(Object.keys(env).sort());
    expect([...needed].sort()).toEqual(Object.keys(env).sort());
  });

  test.each(servers)('%s starts with its settings, all of which the server knows', (_name, { environment = {} }) => {
    const { settings, names } = settingsOf({ ...ofImage, ...environment });
    expect(Object.keys(environment).filter((name) => !names.has(name))).toEqual([]);
    expect(settings).toMatchObject({ host: '0.0.0.0', port: 8080, trustProxy: true, adminEmail: env['ADMIN_EMAIL'] });
  });

  test.each(servers)('%s finds its databases behind the pgBouncer of each machine', (_name, { environment = {} }) => {
    const poolModes = Object.fromEntries(
      [...bouncer.matchAll(/^(\w+) = host=.* pool_mode=(\w+)/gm)].map(([, name = '', mode]) => [name, mode]),
    );
    const modeOf = (name: string) => {
      const [, hosts = '', database = ''] = /@([^/]+)\/(\w+)/.exec(environment[name] ?? '') ?? [];
      for (const host of hosts.split(',')) {
        const [machine = '', port] = host.split(':');
        expect(port).toBe(setting('listen_port'));
        expect(services.some(([, { network_mode }]) => network_mode === `service:${machine}`)).toBe(true);
      }
      expect(hosts.split(',')).toHaveLength(2);
      return poolModes[database];
    };
    expect(modeOf('DATABASE_URL')).toBe('transaction');
    expect(modeOf('DATABASE_READ_URL')).toBe('transaction');
    expect(modeOf('DATABASE_SESSION_URL')).toBe('session');
  });

  test('the backup is made by the command of the application, with the settings of the servers', () => {
    const { environment, command = [], volumes } = compose.services['backup'] ?? {};
    expect(environment).toEqual(compose.services['server-1']?.environment);
    const [, file = ''] = /node dist\/(server\/\w+)\.js \/data\/backups --keep 30/.exec(command.join('\n')) ?? [];
    expect(file).toBe('server/backup');
    expect(volumes).toEqual([`backups:${ofImage['DATA_DIR']}`]);
  });

  test('the proxy knows every server by its port, and is reached where it listens', () => {
    const nginx = read('scaled/nginx.conf');
    const named = [...nginx.matchAll(/^ *server ([\w-]+:\d+)/gm)].map(([, server]) => server);
    expect(named.sort()).toEqual(servers.map(([name]) => `${name}:${ofImage['PORT']}`).sort());
    expect(compose.services['proxy']?.ports?.[0]).toMatch(new RegExp(`:${/listen (\d+)/.exec(nginx)?.[1]}$`));
  });

  test.each(services)('%s names only services, volumes, files and contents that are there', (_name, service) => {
    const { depends_on: others = [], network_mode: network, volumes = [], configs = [], entrypoint = [] } = service;
    const machine = network?.replace('service:', '');
    expect([...others, ...(machine ? [machine] : [])].filter((other) => !(other in compose.services))).toEqual([]);
    for (const volume of volumes) {
      const [from = '', to = ''] = volume.split(':');
      const isThere = from.startsWith('.') ? existsSync(path.join(folder, 'scaled', from)) : from in compose.volumes;
      expect({ volume, isThere }).toEqual({ volume, isThere: true });
      if (to === entrypoint[0]) expect(statSync(path.join(folder, 'scaled', from)).mode & 0o111).not.toBe(0);
    }
    for (const { source, target } of configs) {
      expect(compose.configs).toHaveProperty(source);
      expect(target).toBe(setting('auth_file'));
    }
  });

  test.each([
    ['postgres-a', 'primary.sh'],
    ['postgres-b', 'standby.sh'],
  ])('%s has the variables of %s', (name, script) => {
    const used = [...read(`scaled/${script}`).matchAll(/\$\{?([A-Z]{2,}(?:_[A-Z]+)*)/g)].map(
      ([, variable = '']) => variable,
    );
    // The image of PostgreSQL sets it.
    const known = ['PGDATA', ...Object.keys(compose.services[name]?.environment ?? {})];
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((variable) => !known.includes(variable))).toEqual([]);
  });
});

test('the example of the settings names only those that the server knows', () => {
  const named = [...read('golf-club.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(named).toContain('DATABASE_READ_URL');
  const { names } = settingsOf(env);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
