import { type InferType, object, ref, string } from 'yup';

/** What registration, sign-in, passwords and the company profile accept. Messages are keys; shared by the API and the forms. */

export const COMPANY_TYPES = ['hotel', 'pension', 'apartment', 'villa', 'resort', 'hostel', 'other'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** How many rooms or flats a business has, as registration asks for it. */
export const ACCOMMODATION_SIZES = ['1-5', '6-20', '21-50', '51+'] as const;

/** The schema's enum values for them. */
export const ACCOMMODATION_SIZE_CONSTANTS = { '1-5': 'UP_TO_5', '6-20': 'UP_TO_20', '21-50': 'UP_TO_50', '51+': 'MORE' } as const;

/** `villa` as the schema's enum value: `VILLA`; nothing for what is no kind of business. */
export function companyTypeConstant(type: string | undefined): Uppercase<CompanyType> | undefined {
  return COMPANY_TYPES.find((known) => known === type)?.toUpperCase() as Uppercase<CompanyType> | undefined;
}

export const accommodationSizeConstant = (size: string | undefined) => {
  const known = ACCOMMODATION_SIZES.find((name) => name === size);
  return known && ACCOMMODATION_SIZE_CONSTANTS[known];
};

export const DEFAULT_COUNTRY = 'Kroatien';

export const PASSWORD_LENGTH = { min: 6, max: 200 } as const;

/** What is tried first by whoever guesses; all of at least six characters. */
const COMMON_PASSWORDS = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 111111 000000 654321 666666 121212 112233 696969
  password password1 passw0rd passwort passwort1 qwerty qwerty123 qwertz qwertz123 qwertyuiop 1q2w3e 1q2w3e4r 1qaz2wsx asdfgh
  asdfghjkl yxcvbn zxcvbn zxcvbnm abc123 abcdef abcd1234 a123456 iloveyou dragon monkey letmein welcome welcome1 willkommen
  football baseball master shadow sunshine princess superman batman admin1 admin123 administrator hallo123 hallo1 schatz
  sommer sommer123 geheim lozinka lozinka1 hrvatska dinamo hajduk hotel123 booking kroatien zagreb dubrovnik michael
  daniel andreas thomas nikola ivan123 marija ljubav volimte trustno1 freedom whatever computer internet killer jordan23
  starwars pokemon ginger pepper test123 test1234 testtest changeme secret secret1`.split(/\s+/),
);

const text = (max: number) => string().trim().max(max, 'tooLong');
const required = (max: number, message: string) => text(max).required(message);

export const emailRule = string().trim().max(254, 'tooLong').email('emailInvalid').required('emailRequired');

/** One rule for registration, reset and change. */
export const passwordRule = string()
  .required('passwordRequired')
  .min(PASSWORD_LENGTH.min, 'passwordTooShort')
  .max(PASSWORD_LENGTH.max, 'passwordTooLong')
  .test('common', 'passwordCommon', (value) => !COMMON_PASSWORDS.has((value ?? '').toLowerCase()));

/** Stored in 255 characters, with the scheme that may have been left out. */
const WEB_ADDRESS_LENGTH = 255 - 'https://'.length;

/** A web address with or without its scheme; only http and https, and a host with a dot. */
export const webAddressRule = (message: string) => text(WEB_ADDRESS_LENGTH).test('website', message, (value) => !value || isWebAddress(value));

export function isWebAddress(value: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  if (scheme && !/^https?$/.test(scheme) && !/^[^/]+:\d+(\/|$)/.test(value)) return false;
  const address = URL.parse(/^https?:\/\//i.test(value) ? value : `https://${value}`);
  return address !== null && /^[^\s.]+(\.[^\s.]+)+$/.test(address.hostname) && !address.username;
}

/** The address as it is stored: always with a scheme. */
export function withScheme(value: string): string {
  return value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`;
}

export const loginRules = object({
  email: emailRule,
  password: string().max(PASSWORD_LENGTH.max, 'passwordTooLong').required('passwordRequired'),
});

/** What every registration states, the short one of the specification too. */
export const registerRules = object({
  email: emailRule,
  password: passwordRule,
  confirmPassword: string().oneOf([ref('password')], 'passwordsDiffer').required('confirmPasswordRequired'),
  phone: required(40, 'phoneRequired'),
});

/** The registration of a business: everything but the website is asked for. */
export const businessRules = registerRules.shape({
  companyName: required(120, 'companyNameRequired'),
  businessAddress: required(160, 'businessAddressRequired'),
  accommodationType: string().oneOf(COMPANY_TYPES, 'accommodationTypeRequired').required('accommodationTypeRequired'),
  accommodationSize: string().oneOf(ACCOMMODATION_SIZES, 'accommodationSizeRequired').required('accommodationSizeRequired'),
  region: string().matches(/^\d+$/, 'regionRequired').required('regionRequired'),
  contactPerson: required(160, 'contactPersonRequired'),
  website: webAddressRule('websiteInvalid'),
  description: required(5000, 'descriptionRequired'),
});
export type BusinessRegistration = InferType<typeof businessRules>;

export const forgotPasswordRules = object({
  email: string().trim().max(254, 'tooLong').email('emailNotValid').required('emailNotValid'),
});

export const resetPasswordRules = object({
  password: passwordRule,
  confirmPassword: string().oneOf([ref('password')], 'resetPasswordsDiffer').required('confirmPasswordRequired'),
});

export const changePasswordRules = object({
  currentPassword: string().required('passwordRequired'),
  password: passwordRule,
  confirmPassword: string().oneOf([ref('password')], 'passwordsDiffer').required('confirmPasswordRequired'),
});

export const profileRules = object({
  firstName: required(80, 'firstNameRequired'),
  lastName: required(80, 'lastNameRequired'),
  phone: text(40),
  companyName: required(120, 'companyNameRequired'),
  companyType: string().oneOf(COMPANY_TYPES, 'companyTypeRequired').required('companyTypeRequired'),
  address: required(160, 'addressRequired'),
  city: required(80, 'cityRequired'),
  postalCode: required(20, 'postalCodeRequired'),
  country: text(80).default(DEFAULT_COUNTRY),
  website: webAddressRule('websiteInvalid'),
  description: text(5000),
});
export type Profile = InferType<typeof profileRules>;
