// Checks the types of the files of a tsconfig, and lints what the patterns name but for what the patterns behind --without
// name. Both ask one program, so that types are computed once; `npm run types` and `npm run lint` do it apart.
//   node scripts/typesAndLint.mjs <tsconfig> <pattern …> [--without <pattern …>]
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from './run.mjs';

const [tsconfig, ...rest] = process.argv.slice(2);
const split = rest.indexOf('--without');
const [patterns, ignorePatterns] = split < 0 ? [rest, []] : [rest.slice(0, split), rest.slice(split + 1)];

const formatHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

/** Returns the program of a tsconfig. Throws when that cannot be read. */
function programOf(file) {
  const onUnRecoverableConfigFileDiagnostic = (problem) => {
    throw new Error(ts.formatDiagnostic(problem, formatHost));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  const { fileNames, options, errors, projectReferences } = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  const compilerHost = ts.createCompilerHost(options, true);
  compilerHost.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  return ts.createProgram({
    rootNames: fileNames,
    options,
    projectReferences,
    host: compilerHost,
    configFileParsingDiagnostics: errors,
  });
}

async function lint(program) {
  const eslint = new ESLint({
    cwd: root,
    ignorePatterns,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      ignores: ['*.config.ts'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
  });
  const results = await eslint.lintFiles(patterns);
  const formatter = await eslint.loadFormatter();
  process.stdout.write(await formatter.format(results));
  return results.reduce((count, { errorCount }) => count + errorCount, 0);
}

const program = programOf(tsconfig);
const found = await lint(program);
const problems = ts.getPreEmitDiagnostics(program);
process.stdout.write(ts.formatDiagnosticsWithColorAndContext(problems, formatHost));
process.exitCode = found + problems.length > 0 ? 1 : 0;
