/** No modal dialog opens without a statechart: the compiler asks each for an actor, and these tests ask whose it is. */
import path from 'node:path';
import ts from 'typescript';
import { registry } from '../../src/qa/registry';
import { loadDialogs } from '../../src/qa/preview/dialogs';
import { filesBelow, root, textOf } from './files';

interface FoundModal {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Id of the chart whose actor the dialog gets; undefined if the type of the actor does not show it. */
  readonly machine: string | undefined;
}

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const modal = path.join(root, 'src/ui/overlays/Modal.tsx');

/** Finds every use of `Modal` in what the entries reach, whether it is loaded at once or later. */
function modalsReachedFrom(entries: readonly string[]): readonly FoundModal[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    entries.map((file) => path.join(root, file)),
    { ...options, incremental: false, types: [] },
  );
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(path.join(root, 'src/')));
  return own.flatMap((file) =>
    tagsIn(file)
      .filter((tag) => isModal(tag, checker))
      .map((tag) => ({
        file: path.relative(root, file.fileName),
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

const modals = modalsReachedFrom(['src/index.tsx', 'src/qa/main.tsx']);
const registered = (id: string | undefined) => registry.some((entry) => entry.id === id);

/** This one shows whichever dialog is open. */
const ofHost = 'src/dialogs/host/DialogFrame.tsx';

test('every modal of the application shows a registered chart', () => {
  expect(modals.length).toBeGreaterThan(7);
  const strange = modals.filter(({ file, machine }) => file !== ofHost && !registered(machine));
  expect(strange).toEqual([]);
});

test('and the modal of the dialog host does so for every dialog', async () => {
  expect(modals.filter(({ file }) => file === ofHost)).toHaveLength(1);
  const dialogs = await loadDialogs();
  const shown = dialogs.flatMap(({ view }) => Object.keys(view.panels));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((id) => !registered(id))).toEqual([]);
});

test('nothing else opens a modal dialog', () => {
  const opening = filesBelow('src', /\.tsx?$/).filter((file) =>
    /\bshowModal\(|aria-modal/.test(textOf(file)),
  );
  expect(opening).toEqual(['src/ui/overlays/Modal.tsx']);
});

test('no page writes without its chart: except for the end of the page, calls that write are made by ports', () => {
  const writing = filesBelow('src', /\.tsx?$/).filter(
    (file) => !file.startsWith('src/api/') && /\buse\w+Mutation\b/.test(textOf(file)),
  );
  expect(writing).toEqual(['src/app/session/useLeave.ts']);
});
