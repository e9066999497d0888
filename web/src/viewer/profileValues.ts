import type { ProfileFragment } from '../gql/account.generated';
import { withoutScheme } from '../ui/form/WebsiteInput';

const fields = ['firstName', 'lastName', 'phone', 'companyName', 'companyType', 'address', 'city', 'postalCode', 'description'] as const;

export type ProfileValues = Record<(typeof fields)[number] | 'website', string>;

/** The profile as its form holds it: what is missing is empty, and the website goes without the scheme that stands in the field. */
export function profileValues(profile: ProfileFragment): ProfileValues {
  const values = Object.fromEntries(fields.map((name) => [name, profile[name] ?? ''])) as Omit<ProfileValues, 'website'>;
  return { ...values, companyType: values.companyType.toLowerCase(), website: withoutScheme(profile.website ?? '') };
}
