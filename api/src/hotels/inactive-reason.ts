import { registerEnumType } from 'type-graphql';

/** Why a listing is off. */
export enum InactiveReason {
  SWITCHED_OFF = 'switched_off',
  EXPIRED = 'expired',
  ADMIN = 'admin',
}
registerEnumType(InactiveReason, {
  name: 'InactiveReason',
  description: 'Why a listing is off.',
  valuesConfig: {
    SWITCHED_OFF: { description: 'Its operator switched it off.' },
    EXPIRED: { description: 'Its paid term has ended; switching it on again needs a credit.' },
    ADMIN: { description: 'An administrator switched it off; only one can switch it on again.' },
  },
});
