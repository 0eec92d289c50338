CREATE TABLE "applicant_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"changes" text,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applicant_moves" ADD CONSTRAINT "applicant_moves_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_moves" ADD CONSTRAINT "applicant_moves_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_moves_scholarship" ON "applicant_moves" USING btree ("scholarship_id","made_at");