CREATE TABLE "billing_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"type" text NOT NULL,
	"event" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"tries" smallint NOT NULL,
	"next_try_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "billing_events_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"invoice_number" text,
	"card_label" text,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "charges_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "charges_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"trial_days" smallint NOT NULL,
	"status" text NOT NULL,
	"custom" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "checkouts_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"interval" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"trial_days" smallint NOT NULL,
	"product_id" text NOT NULL,
	"features" jsonb NOT NULL,
	"stripe_price_id" text,
	"paddle_price_id" text,
	"position" smallint NOT NULL,
	"is_offered" boolean NOT NULL,
	CONSTRAINT "plans_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"customer_id" text,
	"plan_id" uuid,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"reason" text,
	"as_of" timestamp with time zone NOT NULL,
	"as_of_event_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_provider" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("applied_at","next_try_at");--> statement-breakpoint
CREATE INDEX "billing_events_time" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "charges_subscription" ON "charges" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "charges_time" ON "charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "checkouts_applicant" ON "checkouts" USING btree ("applicant_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_applicant" ON "subscriptions" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status","period_ends_at");