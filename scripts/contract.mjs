/** What may happen to a contract that partners have built on: the rules, and the words of the changelog. */
import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { getDirective, MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/** How a deprecation says until when it can be relied on. */
const PROMISE = /Removed after (\d{4}-\d{2}-\d{2})\.$/;
/** From what everybody may use to what few may: to move on in this order takes something away. */
const ACCESS = ['PUBLIC', 'SIGNED_IN', 'OWNER', 'ADMIN'];

/** What is wrong with a schema after a release: what was taken away without having been announced in it, and in time. */
export async function breaches(released, schema, today) {
  const promised = withoutExpired(released, today);
  const changes = await diff(promised, schema);
  const broken = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking).map(({ message }) => message);
  return [...broken, ...narrowed(promised, schema), ...undated(schema)];
}

/** The changes from one state to another in plain lines, what matters most first; without mere wording. */
export async function changesBetween(before, after) {
  const changes = await diff(before, after, [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges]);
  // What is said twice: as the use of a directive, and as what it means.
  const said = changes.filter(({ type }) => !type.startsWith('DIRECTIVE_USAGE'));
  const lines = said.map(({ criticality, message }) => `- ${criticality.level === CriticalityLevel.Breaking ? '**Breaking.** ' : ''}${message}.`);
  return [...new Set([...narrowed(before, after).map((text) => `- **Breaking.** ${text}.`), ...lines])].toSorted();
}

/** What a schema announces to remove: `Type.name until 2027-06-30`. */
export function announcements(schema) {
  return deprecated(schema).map(({ place, reason }) => `- \`${place}\`: ${reason}`);
}

/** The contract without what has been announced in it to be gone by now, and without the types that only that led to. */
function withoutExpired(schema, today) {
  const stays = ({ deprecationReason = '' }) => {
    const [, until] = PROMISE.exec(deprecationReason ?? '') ?? [];
    return until === undefined || until >= today;
  };
  const kept = (entry) => (stays(entry) ? entry : null);
  const keptField = (field) => {
    if (!stays(field)) return null;
    const args = Object.fromEntries(Object.entries(field.args ?? {}).filter(([, arg]) => stays(arg)));
    return { ...field, args };
  };
  return pruneSchema(
    mapSchema(schema, {
      [MapperKind.OBJECT_FIELD]: keptField,
      [MapperKind.INTERFACE_FIELD]: keptField,
      [MapperKind.INPUT_OBJECT_FIELD]: kept,
      [MapperKind.ENUM_VALUE]: kept,
    }),
  );
}

/** Fields that fewer may use than before, or no longer with an API key of the same scope. */
function narrowed(before, after) {
  return fieldsOf(before).flatMap(({ place, type, field }) => {
    const now = after.getType(type.name)?.getFields?.()[field.name];
    if (!now) return [];
    const [old = {}] = getDirective(before, field, 'auth') ?? [];
    const [{ requires = 'PUBLIC', scope, anyKey = false } = {}] = getDirective(after, now, 'auth') ?? [];
    const isStricter = ACCESS.indexOf(requires) > ACCESS.indexOf(old.requires ?? 'PUBLIC');
    const isKeyLess = (old.anyKey && !anyKey) || (old.scope && old.scope !== scope && !anyKey);
    return isStricter || isKeyLess ? [`Field '${place}' may be used by fewer than before`] : [];
  });
}

function undated(schema) {
  return deprecated(schema)
    .filter(({ reason }) => !PROMISE.test(reason))
    .map(({ place }) => `The deprecation of '${place}' does not end with "Removed after YYYY-MM-DD."`);
}

function deprecated(schema) {
  const values = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map((value) => ({ place: `${type.name}.${value.name}`, reason: value.deprecationReason })));
  const fields = fieldsOf(schema).flatMap(({ place, field }) => [
    { place, reason: field.deprecationReason },
    ...(field.args ?? []).map((arg) => ({ place: `${place}(${arg.name}:)`, reason: arg.deprecationReason })),
  ]);
  return [...fields, ...values].filter(({ place, reason }) => reason != null && !place.startsWith('__'));
}

function fieldsOf(schema) {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type));
  return types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, type, field })));
}
