CREATE TABLE "answer_sources" (
	"application_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"source_application_id" uuid NOT NULL,
	"source_requirement_id" uuid NOT NULL,
	"source_version" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_sources_application_id_requirement_id_pk" PRIMARY KEY("application_id","requirement_id")
);
--> statement-breakpoint
CREATE TABLE "application_stages" (
	"application_id" uuid NOT NULL,
	"ordinal" smallint NOT NULL,
	"stage" text NOT NULL,
	"entered_by" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_stages_application_id_ordinal_pk" PRIMARY KEY("application_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "bulk_submission_items" (
	"bulk_submission_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"outcome" text,
	"code" text,
	"description" text,
	CONSTRAINT "bulk_submission_items_bulk_submission_id_position_pk" PRIMARY KEY("bulk_submission_id","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"field_values" jsonb NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"applicant_id" uuid PRIMARY KEY NOT NULL,
	"reapplies_to_recurring" boolean NOT NULL,
	"applies_to_new_matches" boolean NOT NULL,
	"daily_limit" smallint NOT NULL,
	"reminds_of_deadlines" boolean NOT NULL,
	"minutes_per_day" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"applicant_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "deadline_reminders" (
	"applicant_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"cycle" text NOT NULL,
	"days_before" smallint NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deadline_reminders_applicant_id_scholarship_id_cycle_days_before_pk" PRIMARY KEY("applicant_id","scholarship_id","cycle","days_before")
);
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "subscribed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "prepared_from_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "essay_html" text;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sender" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_sources" ADD CONSTRAINT "answer_sources_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sources" ADD CONSTRAINT "answer_sources_source_application_id_applications_id_fk" FOREIGN KEY ("source_application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stages" ADD CONSTRAINT "application_stages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_submission_items" ADD CONSTRAINT "bulk_submission_items_bulk_submission_id_bulk_submissions_id_fk" FOREIGN KEY ("bulk_submission_id") REFERENCES "public"."bulk_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_submissions" ADD CONSTRAINT "bulk_submissions_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_reminders" ADD CONSTRAINT "deadline_reminders_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_reminders" ADD CONSTRAINT "deadline_reminders_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_sources_source" ON "answer_sources" USING btree ("source_application_id","source_requirement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_submissions_key" ON "bulk_submissions" USING btree ("applicant_id","key");