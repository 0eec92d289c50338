CREATE TABLE "listing_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_sources" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"next_address" text NOT NULL,
	"next_host" text NOT NULL,
	"steps" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"etag" text,
	"last_modified" text,
	"text" text,
	"fingerprint" text,
	"checked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"missed_at" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dead_since" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "source_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "source_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"robots" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_sources" ADD CONSTRAINT "listing_sources_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_findings" ADD CONSTRAINT "source_findings_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_findings" ADD CONSTRAINT "source_findings_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_events_latest" ON "listing_events" USING btree ("scholarship_id","happened_at");--> statement-breakpoint
CREATE INDEX "listing_sources_due" ON "listing_sources" USING btree ("next_host","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "source_findings_open" ON "source_findings" USING btree ("scholarship_id","kind") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "source_findings_listing" ON "source_findings" USING btree ("scholarship_id","found_at");