DROP INDEX "publications_run";--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scholarships_featured" ON "scholarships" USING btree ("id") WHERE is_featured;--> statement-breakpoint
CREATE INDEX "publications_run" ON "publications" USING btree ("run_id","scholarship_id");