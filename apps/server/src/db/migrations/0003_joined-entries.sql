CREATE TABLE "joined_parts" (
	"scholarship_id" uuid NOT NULL,
	"part" text NOT NULL,
	"from_id" uuid NOT NULL,
	"own" jsonb NOT NULL,
	"joined" jsonb NOT NULL,
	CONSTRAINT "joined_parts_scholarship_id_part_pk" PRIMARY KEY("scholarship_id","part")
);
--> statement-breakpoint
ALTER TABLE "listing_clauses" ADD COLUMN "from_id" uuid;--> statement-breakpoint
ALTER TABLE "joined_parts" ADD CONSTRAINT "joined_parts_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;