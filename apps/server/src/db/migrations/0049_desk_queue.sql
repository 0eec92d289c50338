CREATE TABLE "listing_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stays_id" uuid NOT NULL,
	"goes_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"likeness" double precision NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "listing_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_holds" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "scholarship_id" uuid;--> statement-breakpoint
ALTER TABLE "listing_pairs" ADD CONSTRAINT "listing_pairs_stays_id_scholarships_id_fk" FOREIGN KEY ("stays_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pairs" ADD CONSTRAINT "listing_pairs_goes_id_scholarships_id_fk" FOREIGN KEY ("goes_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pairs" ADD CONSTRAINT "listing_pairs_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_holds" ADD CONSTRAINT "listing_holds_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_pairs_two" ON "listing_pairs" USING btree (least(stays_id, goes_id),greatest(stays_id, goes_id));--> statement-breakpoint
CREATE INDEX "listing_pairs_open" ON "listing_pairs" USING btree ("stays_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "listing_pairs_goes" ON "listing_pairs" USING btree ("goes_id");--> statement-breakpoint
CREATE INDEX "listing_flags_listing" ON "listing_flags" USING btree ("scholarship_id") WHERE cleared_at is null;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_requests_listing" ON "support_requests" USING btree ("scholarship_id") WHERE status = 'Active';
--> statement-breakpoint
UPDATE "support_requests" AS "report" SET "scholarship_id" = "listing"."id" FROM "scholarships" AS "listing" WHERE starts_with("report"."query", 'Report: ') AND "listing"."id"::text = substring("report"."description" from 'Listing ([0-9a-f-]{36})');
