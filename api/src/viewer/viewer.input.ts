import { Field, ID, InputType } from 'type-graphql';
import { AccommodationSize, CompanyType } from './company-type.js';

@InputType({ description: 'What it takes to sign in.' })
export class LoginInput {
  @Field(() => String, { description: 'The address of the account, in any case.' })
  email: string;

  @Field(() => String, { description: 'The password.' })
  password: string;
}

@InputType({
  description:
    'A new account. E-mail, password (6 to 200 characters), its repetition and a phone number are enough; as soon as one of the other fields is given, it is the registration of a business, and all of them but the website are needed.',
})
export class RegisterInput {
  @Field(() => String, { description: 'The address to sign in with.' })
  email: string;

  @Field(() => String, { description: '6 to 200 characters, and not one of the commonest passwords.' })
  password: string;

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword: string;

  @Field(() => String, { description: 'Telephone number. Example: "+385 21 000 000".' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'Name of the business.' })
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'Street, number and town of the business.' })
  businessAddress?: string | null;

  @Field(() => CompanyType, { nullable: true, description: 'What kind of accommodation it offers.' })
  accommodationType?: string | null;

  @Field(() => AccommodationSize, { nullable: true, description: 'How many rooms or flats it has.' })
  accommodationSize?: string | null;

  @Field(() => ID, { nullable: true, description: 'The number of the region. Example: "2".' })
  region?: string | null;

  @Field(() => String, { nullable: true, description: 'First and last name of the person to talk to.' })
  contactPerson?: string | null;

  @Field(() => String, { nullable: true, description: 'Website: http or https, with or without the scheme. Example: "vila-lavanda.example".' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'What the business says about itself.' })
  description?: string | null;
}

@InputType({ description: 'The company profile; what is left out is emptied.' })
export class ProfileInput {
  @Field(() => String, { description: 'First name of the contact person.' })
  firstName: string;

  @Field(() => String, { description: 'Last name of the contact person.' })
  lastName: string;

  @Field(() => String, { nullable: true, description: 'Telephone number. Example: "+385 21 000 000".' })
  phone?: string | null;

  @Field(() => String, { description: 'Name of the business.' })
  companyName: string;

  @Field(() => CompanyType, { nullable: true, description: 'Required. What kind of accommodation it offers.' })
  companyType?: string | null;

  @Field(() => String, { description: 'Street and number.' })
  address: string;

  @Field(() => String, { description: 'Town.' })
  city: string;

  @Field(() => String, { description: 'Postal code. Example: "21450".' })
  postalCode: string;

  @Field(() => String, { nullable: true, description: 'Country; Kroatien when left out.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Website: http or https, with or without the scheme. Example: "vila-lavanda.example".' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'What the business says about itself.' })
  description?: string | null;
}

@InputType({ description: 'A new password for whoever knows the present one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The present password.' })
  currentPassword: string;

  @Field(() => String, { description: 'The new one: 6 to 200 characters, and not one of the commonest.' })
  password: string;

  @Field(() => String, { description: 'The new one once more.' })
  confirmPassword: string;
}
