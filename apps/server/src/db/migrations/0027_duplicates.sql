CREATE TABLE "listing_marks" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"name_key" text NOT NULL,
	"bands" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survivor_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"likeness" double precision NOT NULL,
	"status_before" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "merged_saves" (
	"merge_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	CONSTRAINT "merged_saves_merge_id_applicant_id_pk" PRIMARY KEY("merge_id","applicant_id")
);
--> statement-breakpoint
ALTER TABLE "listing_marks" ADD CONSTRAINT "listing_marks_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_merges" ADD CONSTRAINT "listing_merges_survivor_id_scholarships_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_merges" ADD CONSTRAINT "listing_merges_merged_id_scholarships_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_merges" ADD CONSTRAINT "listing_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_saves" ADD CONSTRAINT "merged_saves_merge_id_listing_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."listing_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_saves" ADD CONSTRAINT "merged_saves_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_marks_name" ON "listing_marks" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "listing_marks_bands" ON "listing_marks" USING gin ("bands");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_merges_merged" ON "listing_merges" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "listing_merges_survivor" ON "listing_merges" USING btree ("survivor_id");--> statement-breakpoint
CREATE INDEX "listing_merges_at" ON "listing_merges" USING btree ("merged_at");