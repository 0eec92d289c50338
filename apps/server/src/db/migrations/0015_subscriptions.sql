CREATE TABLE "billing_mails" (
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_mails_subscription_id_kind_about_pk" PRIMARY KEY("subscription_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid_uses" (
	"applicant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paid_uses_applicant_id_kind_day_pk" PRIMARY KEY("applicant_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"applicant_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "subscription_provider_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "granted_by" uuid;--> statement-breakpoint
ALTER TABLE "trial_uses" ADD COLUMN "subscription_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "early_access_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_uses" ADD CONSTRAINT "paid_uses_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_subscription" ON "checkouts" USING btree ("subscription_provider_id");--> statement-breakpoint
CREATE INDEX "scholarships_early_access" ON "scholarships" USING btree ("early_access_until") WHERE early_access_until is not null;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_product_id_unique" UNIQUE("product_id");