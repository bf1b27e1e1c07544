import type { FilterKind } from './columnFilter';

interface TextRule {
  kind: 'text' | 'email' | 'username' | 'phone';
  /** In code points. */
  longest: number;
  isRequired?: true;
}

/**
 * The data of a member in the order of lists, files and the record of changes. Schemas, columns of the database, sorting,
 * filters, the form, the grid and exports are made from it; a text is stored in the column of the same name.
 */
export const memberFields = {
  name: { kind: 'text', longest: 100, isRequired: true },
  surname: { kind: 'text', longest: 100, isRequired: true },
  email: { kind: 'email', longest: 320, isRequired: true },
  username: { kind: 'username', longest: 100, isRequired: true },
  dateOfBirth: { kind: 'date' },
  gender: { kind: 'choice' },
  handicap: { kind: 'handicap' },
  phone: { kind: 'phone', longest: 50 },
  mobile: { kind: 'phone', longest: 50 },
} as const satisfies Readonly<Record<string, TextRule | { kind: 'date' | 'choice' | 'handicap' }>>;

type MemberFields = typeof memberFields;
export type MemberField = keyof MemberFields;
type FieldWith<Rule> = { [Field in MemberField]: MemberFields[Field] extends Rule ? Field : never }[MemberField];

export type TextField = FieldWith<{ longest: number }>;
type RequiredText = FieldWith<{ isRequired: true }>;
export type OptionalText = Exclude<TextField, RequiredText>;

const isText = (field: MemberField): field is TextField => 'longest' in memberFields[field];
/** Returns whether the text must be given; pros need phone and mobile too. */
export const isRequiredText = (field: TextField): field is RequiredText => 'isRequired' in memberFields[field];
const isOptionalText = (field: TextField): field is OptionalText => !isRequiredText(field);

export const memberFieldNames = Object.keys(memberFields) as MemberField[];
export const textFields = memberFieldNames.filter(isText);

/** What a column of an imported file holds: one field, or the surname and the name with a comma in between. */
export const columnMeanings = [...memberFieldNames, 'fullName'] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];
export const requiredTexts = textFields.filter(isRequiredText);
export const optionalTexts = textFields.filter(isOptionalText);

/** Returns whether the field is a telephone number. */
export const isPhone = (field: TextField): boolean => kindOf(field) === 'phone';

/** Returns how the column of the field is filtered. */
export function filterKindOf(field: MemberField): FilterKind {
  const kind = kindOf(field);
  return kind === 'date' || kind === 'choice' || kind === 'handicap' ? kind : 'text';
}

const kindOf = (field: MemberField): MemberFields[MemberField]['kind'] => memberFields[field].kind;

/** Returns an object with what is made of each of the keys. */
export function fromKeys<Key extends string, Made>(keys: readonly Key[], make: (key: Key) => Made): Record<Key, Made> {
  const made = {} as Record<Key, Made>;
  // Without lists in between: every member of a long list is made so.
  for (const key of keys) made[key] = make(key);
  return made;
}
