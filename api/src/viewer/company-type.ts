import { registerEnumType } from 'type-graphql';

/** The kinds of business by their names in the schema; the values are those of `viewer.rules.ts`. */
export const CompanyType = {
  HOTEL: 'hotel',
  PENSION: 'pension',
  APARTMENT: 'apartment',
  VILLA: 'villa',
  RESORT: 'resort',
  HOSTEL: 'hostel',
  OTHER: 'other',
} as const;

registerEnumType(CompanyType, {
  name: 'CompanyType',
  description: 'What kind of accommodation a business offers.',
  valuesConfig: {
    HOTEL: { description: 'Hotel.' },
    PENSION: { description: 'Pension or guest house.' },
    APARTMENT: { description: 'Apartments.' },
    VILLA: { description: 'Villas and holiday homes.' },
    RESORT: { description: 'Resort.' },
    HOSTEL: { description: 'Hostel.' },
    OTHER: { description: 'Anything else.' },
  },
});

/** The same for how many rooms or flats it has. */
export const AccommodationSize = {
  UP_TO_5: '1-5',
  UP_TO_20: '6-20',
  UP_TO_50: '21-50',
  MORE: '51+',
} as const;

registerEnumType(AccommodationSize, {
  name: 'AccommodationSize',
  description: 'How many rooms or flats a business has in all.',
  valuesConfig: {
    UP_TO_5: { description: '1 to 5.' },
    UP_TO_20: { description: '6 to 20.' },
    UP_TO_50: { description: '21 to 50.' },
    MORE: { description: '51 and more.' },
  },
});
