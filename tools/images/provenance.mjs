// Writes what an image is made of (CycloneDX) and from (in-toto, SLSA provenance 1.0):
//   node tools/images/provenance.mjs DIGEST FOLDER
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [digest, folder] = process.argv.slice(2);
const output = (command, args) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 27 }).trimEnd();
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
mkdirSync(folder, { recursive: true });
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));

const sbom = output('npm', ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx']);
writeFileSync(join(folder, 'sbom.cdx.json'), sbom);

const dependency = (uri, hash) => ({ uri, digest: { sha256: hash } });
const statement = {
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: `${name}:${version}`, digest: { sha256: digest.replace('sha256:', '') } }],
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'https://github.com/containers/buildah',
      externalParameters: {
        dockerfile: 'Dockerfile',
        // What is not committed makes the image another one than that of its commit.
        changedFiles: output('git', ['status', '--porcelain']).split('\n').filter(Boolean),
      },
      resolvedDependencies: [
        { uri: 'git', digest: { gitCommit: output('git', ['rev-parse', 'HEAD']) } },
        dependency('Dockerfile', sha256('Dockerfile')),
        dependency('package-lock.json', sha256('package-lock.json')),
        dependency('sbom.cdx.json', sha256(join(folder, 'sbom.cdx.json'))),
      ],
    },
    runDetails: {
      builder: { id: 'tools/images/build.sh' },
      metadata: { finishedOn: new Date().toISOString() },
    },
  },
};
writeFileSync(join(folder, 'provenance.json'), JSON.stringify(statement, null, 2));
console.log(`${JSON.parse(sbom).components.length} packages, written to ${folder}`);
