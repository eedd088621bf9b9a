// Written by `node ace resources:check --write` from the engine, its model and the database.

/** Words that PostgreSQL keeps for itself: a column of this name would have to be quoted everywhere. */
export const SQL_WORDS =
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate
  collation column concurrently constraint create cross current_catalog current_date current_role
  current_schema current_time current_timestamp current_user default deferrable desc distinct do else end
  except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is
  isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only
  or order outer overlaps placing primary references returning right select session_user similar some symmetric
  system_user table tablesample then to trailing true union unique user using variadic verbose when where
  window with`.split(/\s+/)

/** Columns that the engine writes or has computed, in tables of rows and of lines. */
export const ENGINE_COLUMNS =
  `created_at created_by id position search_text tenant_id updated_at updated_by version`.split(/\s+/)

/** Members that every object has. */
export const OBJECT_MEMBERS =
  `constructor hasOwnProperty isPrototypeOf propertyIsEnumerable prototype toLocaleString toString valueOf`.split(/\s+/)

/** Members of the model that rows are read with. */
export const MODEL_MEMBERS =
  `cachedGetters constructor delete deleteQuietly enableForceUpdate ensureIsntDeleted fill fillInvoked
  forceUpdate initiateAutoCreateColumns initiateAutoUpdateColumns isDirty load loadAggregate loadCount loadOnce
  lockForUpdate merge modelOptions modelTrx preload prepareForAdapter refresh related save saveQuietly
  serialize serializeAttributes serializeComputed serializeRelations shouldSerializeField toAttributes toJSON
  toObject transactionListener useConnection useTransaction`.split(/\s+/)
