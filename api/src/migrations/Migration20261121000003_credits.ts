import { Migration } from '@mikro-orm/migrations';

/** The ledger guards itself; subscriptions know what is paid; listings know why they are off. */
export class Migration20261121000003_credits extends Migration {
  override up(): void {
    this.addSql(`alter table "subscription"
      add column "cancel_at" timestamptz null,
      add column "paid_until" timestamptz null,
      add column "reminded_at" timestamptz null,
      add column "fetched_at" timestamptz not null default now()`);
    this.addSql(`update "subscription" set "paid_until" = "current_period_end"`);
    this.addSql(`create index "subscription_current_period_end_index" on "subscription" ("current_period_end")`);
    this.addSql(`alter table "user" add column "checkout_count" int not null default 0`);
    this.addSql(`alter table "hotel" add column "inactive_reason" varchar(20) null`);
    this.addSql(`alter table "hotel" add constraint "hotel_inactive_reason" check (inactive_reason is null or not is_active)`);
    this.addSql(`create index "hotel_by_paid_until" on "hotel" (paid_until, id) where is_active`);
    this.addSql(`create table "stripe_event" (
      "id" varchar(255) not null,
      "type" varchar(80) not null,
      "created_at" timestamptz not null default now(),
      primary key ("id")
    )`);
    this.addSql(`create index "stripe_event_created_at_index" on "stripe_event" ("created_at")`);
    this.addSql(`create table "notice" ("key" varchar(120) not null, "created_at" timestamptz not null default now(), primary key ("key"))`);
    this.addSql(`drop index "credit_transaction_user_id_index"`);
    this.addSql(`create index "credit_transaction_user_id_id_index" on "credit_transaction" ("user_id", "id")`);
    this.keepBalance();
    this.keepLedger();
  }

  /** user.credits is the sum of the ledger: a line changes it, and nothing else does. */
  private keepBalance(): void {
    this.addSql(`create function credit_transaction_add_to_balance() returns trigger language plpgsql as $$
      begin
        update "user" set credits = credits + new.amount where id = new.user_id;
        return null;
      end $$`);
    this.addSql(`create trigger credit_transaction_add_to_balance after insert on credit_transaction
      for each row execute function credit_transaction_add_to_balance()`);
    this.addSql(`create function user_keep_credits() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() < 2 then
          raise exception 'user.credits is the sum of the credit ledger: add a line instead' using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger user_keep_credits before update of credits on "user"
      for each row when (old.credits <> new.credits) execute function user_keep_credits()`);
    this.addSql(`create function user_start_without_credits() returns trigger language plpgsql as $$
      begin
        raise exception 'an account starts without credits: add a line to the credit ledger' using errcode = 'integrity_constraint_violation';
      end $$`);
    this.addSql(`create trigger user_start_without_credits before insert on "user"
      for each row when (new.credits > 0) execute function user_start_without_credits()`);
  }

  /** Lines stay as they were written. Only the person behind one may go, as accounting allows. */
  private keepLedger(): void {
    this.addSql(`create function credit_transaction_keep() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.user_id is null
          and (new.related_subscription_id is null or new.related_subscription_id = old.related_subscription_id)
          and (to_jsonb(new) - '{user_id,related_subscription_id}'::text[]) = (to_jsonb(old) - '{user_id,related_subscription_id}'::text[]) then
          return new;
        end if;
        if tg_op = 'UPDATE' and new.related_subscription_id is null
          and (to_jsonb(new) - 'related_subscription_id') = (to_jsonb(old) - 'related_subscription_id') then
          return new;
        end if;
        raise exception 'the credit ledger is only ever added to' using errcode = 'integrity_constraint_violation';
      end $$`);
    this.addSql(`create trigger credit_transaction_keep before update or delete on credit_transaction
      for each row execute function credit_transaction_keep()`);
    this.addSql(`create trigger credit_transaction_keep_all before truncate on credit_transaction
      execute function credit_transaction_keep()`);
  }
}
