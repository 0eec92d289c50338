CREATE TABLE "partner_credits" (
	"charge_id" uuid PRIMARY KEY NOT NULL,
	"sign_up_id" uuid NOT NULL,
	"member_cents" integer NOT NULL,
	"share_basis_points" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"payout_id" uuid
);
--> statement-breakpoint
CREATE TABLE "partner_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"batch" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" uuid,
	"reference" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"user_id" uuid,
	"source_id" text NOT NULL,
	"utm_source" text NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_sign_ups_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"link_id" text NOT NULL,
	"member_cents" integer NOT NULL,
	"share_basis_points" integer NOT NULL,
	"payout" text NOT NULL,
	"threshold_cents" integer,
	"figures_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "partners_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "partners_figures_hash_unique" UNIQUE("figures_hash")
);
--> statement-breakpoint
ALTER TABLE "partner_credits" ADD CONSTRAINT "partner_credits_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_credits" ADD CONSTRAINT "partner_credits_sign_up_id_partner_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."partner_sign_ups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_entries" ADD CONSTRAINT "partner_entries_charge_id_partner_credits_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."partner_credits"("charge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_entries" ADD CONSTRAINT "partner_entries_payout_id_partner_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."partner_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_sign_ups" ADD CONSTRAINT "partner_sign_ups_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_sign_ups" ADD CONSTRAINT "partner_sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_credits_sign_up" ON "partner_credits" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "partner_entries_charge" ON "partner_entries" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "partner_entries_payout" ON "partner_entries" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "partner_payouts_partner" ON "partner_payouts" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_payouts_batch" ON "partner_payouts" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "partner_sign_ups_partner" ON "partner_sign_ups" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "users_link" ON "users" USING btree (coalesce("tracking" ->> 'trackDeskLinkId', "tracking" ->> 'affiliateId')) WHERE "users"."tracking" is not null;