CREATE TABLE "scholarship_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"told_up_to" uuid,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scholarship_versions" (
	"scholarship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"act" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" uuid,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scholarship_versions_scholarship_id_version_pk" PRIMARY KEY("scholarship_id","version")
);
--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "criteria_reasons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarship_notices" ADD CONSTRAINT "scholarship_notices_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_versions" ADD CONSTRAINT "scholarship_versions_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_versions" ADD CONSTRAINT "scholarship_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scholarship_notices_unfinished" ON "scholarship_notices" USING btree ("made_at") WHERE finished_at is null;