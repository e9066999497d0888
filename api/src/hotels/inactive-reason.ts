import { registerEnumType } from 'type-graphql';

/** Why a listing is off. */
export enum InactiveReason {
  SWITCHED_OFF = 'switched_off',
  EXPIRED = 'expired',
}
registerEnumType(InactiveReason, {
  name: 'InactiveReason',
  description: 'Why a listing is off.',
  valuesConfig: {
    SWITCHED_OFF: { description: 'Its operator or an administrator switched it off.' },
    EXPIRED: { description: 'Its paid term has ended; switching it on again needs a credit.' },
  },
});
