# Gives the roles of deploy/postgresql/roles.sql the passwords of compose.yaml, when the database is made.
psql --username postgres --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set owning="$OWNING_PASSWORD" --set serving="$SERVING_PASSWORD" <<'SQL'
alter role dashboard_owner password :'owning';
alter role dashboard password :'serving';
SQL
