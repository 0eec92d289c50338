CREATE TABLE "sandbox_card_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"applicant_id" uuid,
	"customer_id" text,
	"return_url" text,
	"card_expiry" text NOT NULL,
	"card" text,
	"fingerprint" text,
	"is_used" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_card_forms_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"card" text NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"trial_days" smallint NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"card_expiry" text NOT NULL,
	"status" text NOT NULL,
	"asks_card" text,
	"asks_fingerprint" text,
	"subscription_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" smallint PRIMARY KEY NOT NULL,
	"ahead_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"applicant_id" uuid,
	"price_id" text NOT NULL,
	"interval" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"card" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refusals" smallint NOT NULL,
	"next_move_at" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_subscriptions_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "sandbox_subscriptions_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" smallint NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_card_forms" ADD CONSTRAINT "sandbox_card_forms_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD CONSTRAINT "sandbox_charges_subscription_id_sandbox_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."sandbox_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_card_forms_applicant" ON "sandbox_card_forms" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "sandbox_charges_subscription" ON "sandbox_charges" USING btree ("subscription_id","period_starts_at");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_applicant" ON "sandbox_checkouts" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_open" ON "sandbox_checkouts" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_applicant" ON "sandbox_subscriptions" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("next_move_at");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due" ON "sandbox_webhooks" USING btree ("next_try_at");