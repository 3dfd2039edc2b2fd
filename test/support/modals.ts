/** Asks the compiler which modal dialogs the sources can open, and which charts they show. */
import path from 'node:path';
import ts from 'typescript';
import { root } from '../architecture/files';

export interface FoundModal {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly component: string;
  /** Id of the chart whose actor the dialog gets; undefined where the type of the actor does not tell. */
  readonly machine: string | undefined;
}

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const modal = path.join(root, 'src/ui/Modal.tsx');

/**
 * Finds every use of `Modal` in what the entries reach, whether it is loaded at once or later.
 * @param entries are paths relative to the repository
 * @param planted holds sources that are not on the disk, by their path
 */
export function modalsReachedFrom(
  entries: readonly string[],
  planted: Readonly<Record<string, string>> = {},
): readonly FoundModal[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const plantedAt = (file: string) => planted[path.relative(root, file)];
  const program = ts.createProgram(
    [...entries, ...Object.keys(planted)].map((file) => path.join(root, file)),
    { ...options, incremental: false, types: [] },
    {
      ...host,
      fileExists: (file) => plantedAt(file) !== undefined || host.fileExists(file),
      getSourceFile: (file, language) => {
        const text = plantedAt(file);
        return text === undefined
          ? host.getSourceFile(file, language)
          : ts.createSourceFile(file, text, language);
      },
    },
  );
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(path.join(root, 'src/')));
  return own.flatMap((file) =>
    tagsIn(file)
      .filter((tag) => isModal(tag, checker))
      .map((tag) => ({
        file: path.relative(root, file.fileName),
        component: componentAround(tag),
        machine: machineOf(tag, checker),
      })),
  );
}

function tagsIn(node: ts.Node): readonly Tag[] {
  const within: Tag[] = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? [node] : [];
  node.forEachChild((child) => void within.push(...tagsIn(child)));
  return within;
}

/** Tells whether a tag is `Modal`, by following its name to the declaration. */
function isModal({ tagName }: Tag, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(tagName);
  if (!symbol) return false;
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return meant.name === 'Modal' && meant.declarations?.[0]?.getSourceFile().fileName === modal;
}

function componentAround(node: ts.Node): string {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? '';
  return ts.isSourceFile(node) ? '' : componentAround(node.parent);
}

/** Returns the id of the chart, which is part of the actor's type. */
function machineOf(tag: Tag, checker: ts.TypeChecker): string | undefined {
  const actor = attributeOf(tag, 'actor');
  if (!actor) return undefined;
  const member = (type: ts.Type | undefined, name: string): ts.Type | undefined => {
    const symbol = type && checker.getPropertyOfType(type, name);
    return symbol && checker.getTypeOfSymbolAtLocation(symbol, tag);
  };
  const [getSnapshot] = member(checker.getTypeAtLocation(actor), 'getSnapshot')?.getCallSignatures() ?? [];
  const machine = member(getSnapshot?.getReturnType(), 'machine');
  const parts = machine ? checker.getTypeArguments(machine as ts.TypeReference) : [];
  const configuration = parts.find((part) => part.getProperty('states') && part.getProperty('id'));
  const id = member(configuration, 'id');
  return id?.isStringLiteral() ? id.value : undefined;
}

function attributeOf({ attributes }: Tag, name: string): ts.Expression | undefined {
  const given = attributes.properties
    .filter((property) => ts.isJsxAttribute(property))
    .find((attribute) => attribute.name.getText() === name)?.initializer;
  return given && ts.isJsxExpression(given) ? given.expression : undefined;
}
