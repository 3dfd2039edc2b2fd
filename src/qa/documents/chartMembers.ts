import path from 'node:path';
import ts from 'typescript';

/** One chart keeps free text under these names, others keep words that testers need. */
const mixed = new Set(['attributes', 'invitation', 'scale', 'type', 'why']);

/**
 * Returns the names of all members of `ChartValues` (`src/app/qa/chartMember.ts`), and the words that each may be,
 * separated by `|`. A word is a string that the types list, so no person has typed it. A name that also stands for free
 * text has no words, unless it is in `mixed`.
 */
export function chartMembers(root: string): Readonly<Record<string, string>> {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const file = path.join(root, 'src/app/qa/chartMember.ts');
  const program = ts.createProgram([file], { ...options, types: [] });
  const found = new Map<string, ts.Type[]>();
  const seen = new Set<ts.Type>();
  const checker = program.getTypeChecker();

  /** Takes unions and lists apart. */
  function partsOf(type: ts.Type): ts.Type[] {
    if (type.isUnion()) return type.types.flatMap(partsOf);
    return isList(type) ? checker.getTypeArguments(type).flatMap(partsOf) : [type];
  }

  function isList(type: ts.Type): type is ts.TypeReference {
    return checker.isArrayType(type) || checker.isTupleType(type);
  }

  function membersOf(type: ts.Type): (readonly [string, ts.Type])[] {
    return checker
      .getPropertiesOfType(type)
      .map((member) => [member.name, checker.getTypeOfSymbol(member)] as const);
  }

  function collect(type: ts.Type): void {
    for (const part of partsOf(type)) {
      const isObject = (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
      if (!isObject || seen.has(part) || part.getCallSignatures().length > 0) continue;
      seen.add(part);
      const dictionaries = checker.getIndexInfosOfType(part);
      dictionaries.forEach((dictionary) => collect(dictionary.type));
      if (dictionaries.length > 0) continue;
      for (const [name, member] of membersOf(part)) {
        found.set(name, [...(found.get(name) ?? []), ...partsOf(member)]);
        collect(member);
      }
    }
  }

  for (const [, chart] of membersOf(exportedType(program, file, 'ChartValues')))
    membersOf(chart).forEach(([, values]) => collect(values));
  return Object.fromEntries(
    [...found].map(([name, types]) => [name, valuesIn(name, types).join('|')] as const).sort(byName),
  );
}

function exportedType(program: ts.Program, file: string, name: string): ts.Type {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((exported) => exported.name === name);
  if (!symbol) throw new Error(`${file} exports no ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

function valuesIn(name: string, types: readonly ts.Type[]): string[] {
  const values = types.flatMap((type) => (type.isStringLiteral() ? type.value : []));
  const { StringLike, StringLiteral, Any, Unknown } = ts.TypeFlags;
  const isFreeText = types.some(
    ({ flags }) => flags & (StringLike | Any | Unknown) && !(flags & StringLiteral),
  );
  return isFreeText && !mixed.has(name) ? [] : [...new Set(values)].sort();
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}
