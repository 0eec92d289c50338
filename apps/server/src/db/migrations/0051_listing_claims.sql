CREATE TABLE "claim_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "claim_links_listing" UNIQUE("organisation_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "listing_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"page" text NOT NULL,
	"sponsor_before" text NOT NULL,
	"before" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" uuid,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_links_expiry" ON "claim_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listing_claims_listing" ON "listing_claims" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "listing_claims_taken" ON "listing_claims" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "scholarships_own_host" ON "scholarships" USING btree (reverse(lower(substring(coalesce(apply_url, source ->> 'url') from '^https?://(?:[^/?#@]*@)?([^/?#@:]+)'))) text_pattern_ops) WHERE status = 'published' and delivery = 'provider' and not is_sample;