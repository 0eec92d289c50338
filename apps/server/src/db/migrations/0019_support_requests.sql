CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"query" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"is_priority" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_requests_queue" ON "support_requests" USING btree ("is_priority" DESC NULLS LAST,"created_at","id") WHERE status = 'Active';--> statement-breakpoint
CREATE INDEX "support_requests_resolved" ON "support_requests" USING btree ("resolved_at") WHERE status = 'Resolved';--> statement-breakpoint
CREATE INDEX "support_requests_own" ON "support_requests" USING btree ("applicant_id","created_at");