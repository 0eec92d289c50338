CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"is_done" boolean NOT NULL,
	"title" text NOT NULL,
	"sponsor" text NOT NULL,
	"reason" text,
	"glance" jsonb,
	"scholarship_id" uuid,
	"before" jsonb,
	"stored_at" timestamp with time zone,
	"undo" text,
	"kept_because" text,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"started_by" uuid,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"read_on" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_clauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"words" text NOT NULL,
	"text_index" integer NOT NULL,
	"from_character" integer NOT NULL,
	"to_character" integer NOT NULL,
	"likeness" text NOT NULL,
	"read_criteria" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"confidence" text NOT NULL,
	"reader" text NOT NULL,
	"why" text,
	"is_asked" boolean NOT NULL,
	"state" text NOT NULL,
	"decision_id" uuid
);
--> statement-breakpoint
CREATE TABLE "listing_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"known" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_clauses" ADD CONSTRAINT "listing_clauses_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_clauses" ADD CONSTRAINT "listing_clauses_decision_id_listing_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."listing_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_decisions" ADD CONSTRAINT "listing_decisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_scholarship" ON "import_rows" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_file" ON "imports" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "listing_clauses_scholarship" ON "listing_clauses" USING btree ("scholarship_id","position");--> statement-breakpoint
CREATE INDEX "listing_clauses_likeness" ON "listing_clauses" USING btree ("likeness");--> statement-breakpoint
CREATE INDEX "listing_clauses_open" ON "listing_clauses" USING btree ("scholarship_id") WHERE state = 'read' and confidence <> 'certain';--> statement-breakpoint
CREATE INDEX "listing_decisions_made" ON "listing_decisions" USING btree ("made_by","made_at");--> statement-breakpoint
CREATE INDEX "provider_applications_scholarship" ON "provider_applications" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "automation_steps_scholarship" ON "automation_steps" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "deadline_reminders_scholarship" ON "deadline_reminders" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "chats_scholarship" ON "chats" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "family_suggestions_scholarship" ON "family_suggestions" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "attestations_scholarship" ON "attestations" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "saved_scholarships_scholarship" ON "saved_scholarships" USING btree ("scholarship_id");