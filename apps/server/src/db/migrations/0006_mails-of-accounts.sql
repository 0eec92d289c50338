ALTER TABLE "outbox_emails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "is_endable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_emails_recipient" ON "outbox_emails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_emails_user" ON "outbox_emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_emails_about" ON "outbox_emails" USING btree ("about_user_id");