CREATE TABLE "catalogue_readers" (
	"name" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_origin" UNIQUE("applicant_id","origin")
);
--> statement-breakpoint
CREATE TABLE "publication_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"after_applicant" uuid,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_run_id_publication_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."publication_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("applicant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("applicant_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "publications_waiting" ON "publications" USING btree ("scholarship_id") WHERE run_id is null;--> statement-breakpoint
CREATE INDEX "publications_run" ON "publications" USING btree ("run_id");--> statement-breakpoint
INSERT INTO catalogue_readers (name, sequence)
SELECT 'publications', coalesce(max(sequence), 0) FROM catalogue_changes;--> statement-breakpoint
-- What was published before anybody was told of publications is no news.
WITH before AS (
  INSERT INTO publication_runs (id, begun_at, finished_at)
  SELECT gen_random_uuid(), now(), now()
  RETURNING id
)
INSERT INTO publications (scholarship_id, run_id)
SELECT scholarships.id, before.id FROM scholarships, before WHERE status <> 'draft';
