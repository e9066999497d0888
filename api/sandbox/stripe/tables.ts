/** Where the sandbox keeps its state: a schema of its own, so that the application's tables know nothing of it. */
export const TABLES = `
create schema if not exists sandbox;
create table if not exists sandbox.stripe_object (
  id text primary key,
  sequence bigserial,
  object text not null,
  customer text,
  created bigint not null,
  due bigint,
  data jsonb not null,
  hidden jsonb not null default '{}'
);
create index if not exists stripe_object_list on sandbox.stripe_object (object, created desc, sequence desc);
create index if not exists stripe_object_customer on sandbox.stripe_object (customer, object);
create index if not exists stripe_object_due on sandbox.stripe_object (due, sequence) where due is not null;
create index if not exists stripe_object_key on sandbox.stripe_object ((hidden ->> 'key')) where hidden ? 'key';
create table if not exists sandbox.stripe_event (
  id text primary key,
  sequence bigserial,
  type text not null,
  created bigint not null,
  body text not null,
  state text not null default 'pending',
  attempts int not null default 0,
  first_tried_at timestamptz,
  next_attempt_at timestamptz not null default now()
);
create index if not exists stripe_event_pending on sandbox.stripe_event (next_attempt_at, sequence) where state = 'pending';
create table if not exists sandbox.stripe_idempotency (
  key text primary key,
  request text not null,
  request_id text not null,
  body text not null,
  created bigint not null
);
create table if not exists sandbox.stripe_setting (name text primary key, value text not null);
`;

/** Taken by everything that changes the state, in every process: changes happen one after the other. */
export const LOCK = 710408;
